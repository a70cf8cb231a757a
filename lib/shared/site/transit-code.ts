/** Code of an advertising link; what does not match is ignored. */
export const TRANSIT_CODE = /^[\w-]{1,32}$/
