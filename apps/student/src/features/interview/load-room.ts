type RoomModule = typeof import("./room/interview-room.tsx");

/** Loads the room's chunk. The clock starts only after this, so that no time is lost to a slow or failed download. */
export const loadRoom = (): Promise<RoomModule> => import("./room/interview-room.tsx");
