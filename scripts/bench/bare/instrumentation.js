// Keeps Next from taking the shop's own, which lies in a folder above.
export function register() {}
