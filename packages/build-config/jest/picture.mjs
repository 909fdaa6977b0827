// The URL of every picture in tests.
export default "/picture.webp";
