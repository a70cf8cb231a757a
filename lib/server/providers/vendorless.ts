import type { Services } from '../runtime/context'
import type { Vault } from '../runtime/vault'
import { createLocalAgreement } from './agreement/local'
import { createPayments } from './payment/payments'

type Vendors = Pick<
  Services,
  | 'mail'
  | 'payments'
  | 'payout'
  | 'sms'
  | 'realName'
  | 'agreement'
  | 'qrLogin'
  | 'oauth'
  | 'wechatPush'
  | 'moderation'
  | 'domain'
  | 'live'
>

function refuseUse(): never {
  throw new Error('no vendor is called here')
}

/** For work that must reach no one: whatever calls a vendor or a person fails, and open tabs hear nothing. */
export const vendorless = (vault: Vault): Vendors => ({
  mail: { send: refuseUse },
  payments: createPayments([]),
  payout: {
    name: 'none',
    payeeKinds: [],
    createPayout: refuseUse,
    queryPayout: refuseUse,
    statement: refuseUse,
    verifyNotice: refuseUse,
    noticeAnswer: refuseUse,
  },
  sms: { send: refuseUse },
  realName: { check: refuseUse, face: null },
  agreement: createLocalAgreement(vault),
  qrLogin: { addressOf: refuseUse },
  oauth: { appOf: refuseUse },
  wechatPush: null,
  moderation: null,
  domain: { texts: refuseUse, file: refuseUse, addresses: refuseUse, certificate: refuseUse },
  live: {
    attach: refuseUse,
    link: refuseUse,
    publish: () => {},
    isOnline: () => false,
    sessions: () => [],
    close: async () => {},
  },
})
