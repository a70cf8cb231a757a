/** Error message for an empty recharge amount, used by form and server. */
export const NO_AMOUNT = '请先输入充值金额！'
export const BAD_AMOUNT = '请输入正确的金额，最多 8 位整数和 2 位小数'
