import { describe, expect, it } from 'vitest'
import { meaningOf } from '@/lib/server/providers/payout/alipay/codes'

describe('refusals of transfers', () => {
  it.each([
    'PAYEE_NOT_EXIST',
    'PAYEE_ACCOUNT_NOT_EXSIT',
    'PAYEE_USERINFO_ERROR',
    'PAYEE_USER_INFO_ERROR',
    'PAYEE_USERINFO_STATUS_ERROR',
    'PAYEE_IDENTITY_NOT_MATCH',
    'PAYEE_CERT_INFO_ERROR',
    'PAYEE_ACCOUNT_STATUS_ERROR',
    'PAYEE_NOT_RELNAME_CERTIFY',
    'PERM_AML_NOT_REALNAME_REV',
    'PERMIT_CHECK_RECEIVE_LIMIT',
    'EXCEED_LIMIT_SM_MIN_AMOUNT',
    'EXCEED_LIMIT_SM_AMOUNT',
    'INVALID_CARDNO',
    'CARD_BIN_ERROR',
    'PAYEE_CARD_INFO_ERROR',
    'USER_FORBBIDEN_RECIEVE',
    'PAYER_PAYEE_CANNOT_SAME',
    'REMARK_HAS_SENSITIVE_WORD',
  ])('%s is final and shown to the owner in Chinese', (code) => {
    expect(meaningOf(code)).toEqual({ kind: 'final', why: expect.stringMatching(/^[\p{Script=Han}，]+$/u) })
  })

  it.each([
    'PAYER_BALANCE_NOT_ENOUGH',
    'BALANCE_IS_NOT_ENOUGH',
    'BALANCE_NOT_ENOUGH',
    'PAYMENT_MONEY_NOT_ENOUGH',
    'BALANCE_NOT_ENOUGH_FOR_CARD_FEE',
    'NO_AVAILABLE_PAYMENT_TOOLS',
    'EXCEED_LIMIT_DM_AMOUNT',
    'EXCEED_LIMIT_MM_AMOUNT',
    'PERM_PAY_CUSTOMER_DAILY_QUOTA_ORG_BALANCE_LIMIT',
    'PAYER_STATUS_ERROR',
    'PAYER_CERTIFY_CHECK_FAIL',
    'PRODUCT_NOT_SIGN',
    'TRANSFER_SCENE_NOT_DECLARED',
    'JUDICIAL_FREEZE',
    'SECURITY_CHECK_FAILED',
  ])('%s concerns our account, not the payee', (code) => {
    expect(meaningOf(code)).toEqual({ kind: 'ours' })
  })

  it.each(['REQUEST_PROCESSING', 'TRANS_ORDER_DEALING', 'PROCESS_FAIL', 'PAYMENT_FAIL', 'RESOURCE_LIMIT_EXCEED'])(
    '%s passes',
    (code) => {
      expect(meaningOf(code)).toEqual({ kind: 'passing' })
    },
  )

  it.each(['INVALID_PARAMETER', 'PAYMENT_INFO_INCONSISTENCY', 'BIZ_UNIQUE_EXCEPTION', 'SOMETHING_NEW', ''])(
    '%s is for staff and never a failure',
    (code) => {
      expect(meaningOf(code)).toEqual({ kind: 'unknown' })
    },
  )
})
