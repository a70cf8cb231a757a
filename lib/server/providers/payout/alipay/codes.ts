/** Refusals that concern the payee, in words for the owner of the money. */
const FINAL: readonly [RegExp, string][] = [
  [/^PAYEE_(ACCOUNT_)?NOT_EX(IST|SIT)$/, '收款支付宝账户不存在，请核对账号后重新添加收款账户'],
  [
    /^PAYEE_(USER_?INFO_ERROR|IDENTITY_NOT_MATCH|CERT_INFO_ERROR)$/,
    '收款账户的户名与你的实名不一致，请换成本人名下的收款账户',
  ],
  [/^PAYEE_(USERINFO|ACCOUNT)_STATUS_ERROR$/, '收款支付宝账户状态异常，暂时不能收款，请联系支付宝或换一个收款账户'],
  [/^(PAYEE_NOT_RELNAME_CERTIFY|PERM_AML_NOT_REALNAME_REV)$/, '收款支付宝账户还没有完成实名认证，认证后可以再次提现'],
  [/^PERMIT_CHECK_RECEIVE_LIMIT$/, '收款账户的收款额度已用完，请换一个收款账户或以后再提现'],
  [/^EXCEED_LIMIT_SM_MIN_AMOUNT$/, '金额低于支付宝单笔转账的最低金额'],
  [/^EXCEED_LIMIT_SM_AMOUNT$/, '金额超过支付宝单笔转账的上限，请分几次提现'],
  [/^(INVALID_CARDNO|CARD_BIN_ERROR|PAYEE_CARD_INFO_ERROR)$/, '银行卡号或开户银行有误，请核对后重新添加收款账户'],
  [/_FORBBIDEN_RECIEVE$/, '收款账户被限制收款，请换一个收款账户'],
  [/^PAYER_PAYEE_CANNOT_SAME$/, '收款账户与平台的付款账户相同，请换一个收款账户'],
  [/^REMARK_HAS_SENSITIVE_WORD$/, '支付宝没有接受这笔打款的说明文字，请联系客服'],
]

/** Our account or contract: nothing that the owner of the money should read, but staff must act. */
const OURS =
  /^(PAYER_BALANCE_NOT_ENOUGH|BALANCE_IS_NOT_ENOUGH|BALANCE_NOT_ENOUGH|PAYMENT_MONEY_NOT_ENOUGH|BALANCE_NOT_ENOUGH_FOR_CARD_FEE|NO_AVAILABLE_PAYMENT_TOOLS|EXCEED_LIMIT_(DM|MM)_.+|PERM_PAY_.+_LIMIT|PAYER_STATUS_ERROR|PAYER_CERTIFY_CHECK_FAIL|PRODUCT_NOT_SIGN|TRANSFER_SCENE_.+|JUDICIAL_FREEZE|SECURITY_CHECK_FAILED)$/

/** Refusals that pass; the transfer may even have been made. */
const PASSING =
  /^(SYSTEM_ERROR|REQUEST_PROCESSING|TRANS_ORDER_DEALING|PROCESS_FAIL|PAYMENT_FAIL|RESOURCE_LIMIT_EXCEED|INST_PAY_UNABLE|BANK_RESPONSE_ERROR)$/

/**
 * `final`: the payee cannot be paid; `ours`: our account or contract, staff must act; `passing`: ask again; `unknown`:
 * ask again, and staff should look (also the same number with other content, which is a fault of this program).
 */
export type Meaning = { kind: 'final'; why: string } | { kind: 'ours' | 'passing' | 'unknown' }

export function meaningOf(code: string): Meaning {
  const why = FINAL.find(([pattern]) => pattern.test(code))?.[1]
  if (why !== undefined) return { kind: 'final', why }
  return { kind: OURS.test(code) ? 'ours' : PASSING.test(code) ? 'passing' : 'unknown' }
}
