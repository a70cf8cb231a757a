export const APP_ID = 'wx8888888888888888'
export const MCH_ID = '1900000001'
export const APP_SECRET = 'secret-of-the-official-account'
/** A payer that the app knows. */
export const OPEN_ID = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o'
