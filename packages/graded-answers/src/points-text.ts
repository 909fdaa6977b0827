/** "3 of 5", or "−2" where points are only taken. */
export const pointsText = (points: number, of: number) =>
  of > 0 ? `${points} of ${of}` : String(points).replace("-", "−");
