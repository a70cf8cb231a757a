import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { AlipayUnknown, type Fields } from '../../alipay/answer'
import { hasCertificates } from '../../alipay/keys'
import { type AlipayApp, type Biz, openAlipay } from '../../alipay/open-alipay'
import { fenOrNull } from '../../alipay/yuan'
import { createLogOnce } from '../../log-once'
import { vendorTroubles } from '../../vendor-figures'
import type { PayoutProvider, PayoutRequest, PayoutState } from '../port'
import { meaningOf } from './codes'
import { readStatement } from './read-statement'

export interface AlipayPayoutOptions extends AlipayApp {
  /** Scene of the transfers as declared in the merchant console, and the texts it requires. */
  transferScene: { name: string; infos: readonly { type: string; content: string }[] }
}

const TRANSFER = 'alipay.fund.trans.uni.transfer'
const QUERY = 'alipay.fund.trans.common.query'
const PRODUCTS = { account: 'TRANS_ACCOUNT_NO_PWD', card: 'TRANS_BANKCARD_NO_PWD' } as const
const SCENE = 'DIRECT_TRANSFER'
const TITLE = '账户余额提现'
/** `account_type` of a card: 1 company, 2 person. */
const PERSON = '2'

const STATES = new Map<string, PayoutState['state']>([
  ['SUCCESS', 'SUCCESS'],
  ['DEALING', 'WAIT'],
  ['FAIL', 'FAILED'],
  ['REFUND', 'RETURNED'],
])

/**
 * Payouts to Alipay accounts and bank cards. Alipay sends no notices of them to us: they are queried. Rejects if a key,
 * certificate or setting is unusable; certificate mode only.
 */
export async function createAlipayPayout(options: AlipayPayoutOptions): Promise<PayoutProvider> {
  const { transferScene, log } = options
  if (!hasCertificates(options.trust)) throw new Error('alipay: payouts need certificates instead of a public key')
  if (!transferScene.name || transferScene.infos.length === 0)
    throw new Error('alipay: payouts need a transfer scene and its texts')
  const client = await openAlipay(options)
  const logOnce = createLogOnce(log)

  /** null: to be sent again under the same number. `amount`: as requested, since answers rarely repeat it. */
  const stateOf = (method: string, { payoutSn, amount }: PayoutQuery, field: Fields): PayoutState | null => {
    const [orderId, stated] = [field('order_id'), field('trans_amount')]
    if (field('out_biz_no') !== payoutSn) throw new AlipayUnknown(method, 'answer about another payout')
    if (stated && fenOrNull(stated) !== amount) {
      logOnce(`amount ${payoutSn}`, { payoutSn }, 'alipay paid another amount under our number')
      throw new AlipayUnknown(method, 'another amount')
    }
    const [status, code] = [field('status'), field('error_code')]
    const state = STATES.get(status)
    if (!state) logOnce(`state ${status}`, { payoutSn, status }, 'unknown state of an alipay transfer')
    const known = { payoutSn, tradeNo: orderId || payoutSn, amount }
    if (state === 'RETURNED') return { ...known, state, why: whyOf(code, '收款方的银行退回了这笔款') }
    if (state !== 'FAILED') return { ...known, state: state ?? 'WAIT', why: '' }
    if (meaningOf(code).kind === 'ours') {
      alarm(payoutSn, code)
      return null
    }
    return { ...known, state, why: whyOf(code, '支付宝没有完成这笔打款，请核对收款账户后再次提现') }
  }

  const alarm = (payoutSn: string, code: string): void => {
    vendorTroubles.set('支付宝转账', { code, at: Date.now() })
    logOnce(`${payoutSn} ${code}`, { payoutSn, code }, 'alipay cannot pay out: balance, limits or contract')
  }

  const queryAs = async (product: string, query: PayoutQuery): Promise<PayoutState | null> => {
    const biz = { out_biz_no: query.payoutSn, product_code: product, biz_scene: SCENE }
    const answer = await client.ask(QUERY, biz)
    if (answer.ok) return stateOf(QUERY, query, answer.field)
    if (answer.code === 'ORDER_NOT_EXIST') return null
    throw new AlipayUnknown(QUERY, answer.code)
  }

  return {
    name: 'alipay',
    payeeKinds: [1, 3],

    async createPayout(request) {
      const { payoutSn, amount, payee } = request
      const none = { payoutSn, amount, tradeNo: payoutSn }
      if (payee.kind === 2)
        return { ...none, state: 'FAILED', why: '目前不能打款到微信，请换成支付宝账户或银行卡再提现' }
      const answer = await client.ask(TRANSFER, bizOf(request, transferScene))
      const waits: PayoutState = { ...none, state: 'WAIT', why: '' }
      const find = () => queryAs(payee.kind === 3 ? PRODUCTS.card : PRODUCTS.account, request)
      // only a query tells why a transfer failed
      if (answer.ok && answer.field('status') === 'FAIL') return (await find()) ?? waits
      if (answer.ok) return stateOf(TRANSFER, request, answer.field) ?? waits
      const { code } = answer
      const meaning = meaningOf(code)
      if (meaning.kind === 'ours') alarm(payoutSn, code)
      if (meaning.kind === 'unknown')
        logOnce(`${payoutSn} ${code}`, { payoutSn, code }, 'alipay refused a transfer with a code that staff must see')
      // an earlier request of the number may have paid although its answer was lost
      const known = await find()
      if (known) return known
      return meaning.kind === 'final' ? { ...none, state: 'FAILED', why: meaning.why } : waits
    },

    async queryPayout(payoutSn, amount) {
      const query = { payoutSn, amount }
      return (await queryAs(PRODUCTS.account, query)) ?? queryAs(PRODUCTS.card, query)
    },

    statement: (day) => readStatement(client, day),
    verifyNotice: async () => null,
    noticeAnswer: (accepted) => ({ body: accepted ? 'success' : 'failure', contentType: 'text/plain', status: 200 }),
  }
}

type PayoutQuery = { payoutSn: string; amount: Fen }

function whyOf(code: string, otherwise: string): string {
  const meaning = meaningOf(code)
  return meaning.kind === 'final' ? meaning.why : otherwise
}

function bizOf({ payoutSn, amount, payee }: PayoutRequest, scene: AlipayPayoutOptions['transferScene']): Biz {
  const { kind, account: identity, bankName, realName: name } = payee
  const isCard = kind === 3
  return {
    out_biz_no: payoutSn,
    trans_amount: fenToYuan(amount),
    product_code: isCard ? PRODUCTS.card : PRODUCTS.account,
    biz_scene: SCENE,
    order_title: TITLE,
    remark: TITLE,
    payee_info: isCard
      ? {
          identity,
          identity_type: 'BANKCARD_ACCOUNT',
          name,
          bankcard_ext_info: { inst_name: bankName, account_type: PERSON },
        }
      : { identity, identity_type: 'ALIPAY_LOGON_ID', name },
    transfer_scene_name: scene.name,
    transfer_scene_report_infos: scene.infos.map(({ type, content }) => ({ info_type: type, info_content: content })),
  }
}
