/** Hours in which a conversation gets one automatic reply. */
export const AUTO_REPLY_HOURS = 12
export const AUTO_REPLY_MAX = 200
