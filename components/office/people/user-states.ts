/** Account states, as shown to staff. */
export const USER_STATES = { normal: '正常', frozen: '本人冻结', closed: '已注销' } as const
export const USER_TONES = { normal: 'success', frozen: 'warning', closed: 'default' } as const
