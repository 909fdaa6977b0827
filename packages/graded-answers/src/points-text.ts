/** Returns "3 of 5", or "−2" for a criterion that only subtracts points. */
export const pointsText = (points: number, of: number) =>
  of > 0 ? `${points} of ${of}` : String(points).replace("-", "−");
