// In the place of the router's instrumentation, which nothing here asks for.
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
