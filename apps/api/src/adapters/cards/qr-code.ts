import { toString as draw } from "qrcode";

/** Returns a link as a QR code: an SVG document that stays sharp at any size. */
export const qrCode = (link: string): Promise<string> => draw(link, { type: "svg", errorCorrectionLevel: "M" });
