/** Path of the worker's script from this part's folder; written by the build. */
declare const __WORKER__: string;
/** Where this part was loaded from; written by the build. */
declare const __webpack_public_path__: string;

export const startWorker = () => new Worker(__webpack_public_path__ + __WORKER__);
