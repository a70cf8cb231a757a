/** Code of an advertising link; other values are ignored. */
export const TRANSIT_CODE = /^[\w-]{1,32}$/
