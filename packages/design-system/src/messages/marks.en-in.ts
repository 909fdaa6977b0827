export const score = (score: number, grade: string) => `Score ${score} out of 10, ${grade}`;
export const notAssessed = "Not assessed";
export const beingEvaluated = "Being evaluated";
export const closeToLine = "close to the line";
export const scoreLabel = "Score";
