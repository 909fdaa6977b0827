type RoomModule = typeof import("./room/interview-room.tsx");

/** The room's chunk. No clock starts before it is here, so that none runs while it comes or where it cannot come. */
export const loadRoom = (): Promise<RoomModule> => import("./room/interview-room.tsx");
