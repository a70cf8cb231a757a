import { type FenText, moneyText, readFen } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { type BoostState, goalOf } from '@/lib/shared/trade/boost-terms'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { WorkMode } from '@/lib/shared/trade/trade-modes'
import { boostOf, deadlineOf, isBegun, isGivenUp, isNeverBegun } from '../flow/boost-state'
import { dueText } from '../flow/clock'
import { aheadBy, type ModeWords, type Turn, type Words } from '../flow/mode'
import { inForce } from '../flow/rule-words'
import type { Order, Party } from '../types'
import { endsOf } from './common'

const yuan = (text: FenText): string => moneyText(readFen(text))
const tell = (tone: Words['tone'], title: string, text: string): Words => ({ tone, title, text })

/** Page texts for boosting and convoy. */
export function boostWords(kind: WorkMode): ModeWords {
  const isConvoy = kind === 'convoy'
  const parties = { buyer: '客户', seller: isConvoy ? '护航员' : '打手' }
  const { seller: worker } = parties
  const ends = endsOf(parties)
  const posted: Turn = {
    buyer: tell('info', `等待${worker}接单`, `价格由平台托管，需求在接单大厅展示。没人接单前可以随时撤回，全额退款。`),
    seller: tell('info', '等待接单', '需求在接单大厅展示。'),
  }
  const turns: ModeWords['turns'] = {
    '0 WAIT_PAY': {
      buyer: tell('warn', '等待付款', '付款后需求才会展示，超时未付款订单自动取消。'),
      seller: tell('info', '等待付款', '客户还没有付款。'),
    },
    '1 POSTED': posted,
    '1 ASSIGN': {
      buyer: tell(
        'info',
        `等待指定的${worker}接单`,
        `对方不接或 ${inForce('assignMinutes')}未回应，需求放到接单大厅；可以随时撤回，全额退款。`,
      ),
      seller: {
        ...tell('warn', '客户指定你接单', '看清目标、时限和两项保证金再接。不接会放到接单大厅，由别人接。'),
        staffTitle: `客户指定${worker}接单`,
      },
    },
    '1 WORKING': {
      buyer: isConvoy
        ? tell('info', '护航进行中', '用自己的账号和设备开局，每打完一局由护航员提交、你确认一局付一局。')
        : tell('info', '打手进行中', '打手会上传进度截图。发现异常可以随时锁定账号，计时会停。'),
      seller: isConvoy
        ? { ...tell('warn', '待你护航', '每打完一局提交结算截图，客户确认后本局酬劳到账。'), staffTitle: '待护航' }
        : {
            ...tell('warn', '待你上号', '账号密码在下面查看，只用于这单。先按时上传进度截图，达到目标后再提交验收。'),
            staffTitle: '待上号',
          },
    },
    '1 LOCKED': {
      buyer: tell(
        'info',
        '账号已锁定',
        `打手看不到账号密码，完成时限停止计时。请在游戏里修改密码，再把新的更新到这里；累计锁定满 ${inForce('lockHours')}由客服处理。`,
      ),
      seller: tell('warn', '客户锁定了账号', '请马上下线。锁定期间不计时，账号密码已隐藏。'),
    },
    '1 PROPOSED': {
      buyer: tell('info', '等待对方回复', '有一条提前结束的提议在等待回复。'),
      seller: tell('info', '等待对方回复', '有一条提前结束的提议在等待回复。'),
    },
    '2 INSPECTION': {
      buyer: isConvoy
        ? { ...tell('warn', '待你确认这一局', '核对结算截图后确认，本局酬劳付给护航员。'), staffTitle: '待确认这一局' }
        : {
            ...tell('warn', '待你验收', '上号核对后再通过；没达到可以退回一次，有损失可以申请客服介入。'),
            staffTitle: '待验收',
          },
      seller: tell('info', '等待客户确认', `客户 ${inForce('autoConfirmHours')}内没有异议自动通过。`),
    },
    '3 RELEASED': {
      buyer: tell('safe', '已完成', isConvoy ? '全部场次已完成。' : '已完成。请修改账号密码，退出其他设备。'),
      seller: tell('safe', '已完成', '酬劳扣除服务费后已到余额，保证金已结算。'),
    },
    ...ends.turns,
  }
  return {
    kind: isConvoy ? '护航' : '代练',
    parties,
    places: {
      ...ends.places,
      '1 POSTED': '待接单',
      '1 ASSIGN': '待接单',
      '1 WORKING': '进行中',
      '1 LOCKED': '已锁定',
      '1 PROPOSED': '取消订单协商',
      '2 INSPECTION': isConvoy ? '待确认' : '待验收',
      '3 RELEASED': '已完成',
      '8 REFUNDED': `${worker}取消`,
    },
    turns,
    turnOf: (order, reader, { now }) =>
      proposalTurn(order, { reader, now, worker }) ??
      lateTurn(order, { reader, now, worker }) ??
      (isConvoy ? undefined : workingTurn(order, reader)),
    stages: () => (isConvoy ? ['付款', '护航', '确认局数'] : ['付款', '代练', '验收']),
    ahead: aheadBy([
      [1, '客户付款，发布需求'],
      [2, isConvoy ? '逐局提交' : `${worker}提交验收`],
      [3, isConvoy ? '全部确认，保证金退还' : '验收通过，已完成'],
    ]),
    goods: isConvoy ? '护航费' : '代练费',
    quantity: ({ goodsNum }) => (isConvoy ? `/局 × ${goodsNum}` : ''),
    promises: () => [
      ['货款平台托管', `价格由平台托管，${isConvoy ? '确认一局付一局' : '验收后才付给打手'}`],
      ['保证金', `${worker}冻结安全和效率保证金，超时和损失从中赔付`],
    ],
    again: () => ({ label: '再下一单', form: 'link', href: ({ gameId }) => `${hallOf(kind)}?gid=${gameId}` }),
    rows: (order, _rules, now) => rows(order, isConvoy, now),
  }
}

const hallOf = (kind: WorkMode): string => (kind === 'convoy' ? '/convoy/convoy' : '/convoy/gameBoosting')

interface View {
  reader: Party
  now: Date
  worker: string
}

/** Once the worker has reported progress. */
const workingTurn = (order: Order, reader: Party): Words | undefined =>
  order.subStatus === 'WORKING' && reader === 'seller' && isBegun(order)
    ? {
        tone: 'warn',
        title: '代练中',
        staffTitle: '代练中',
        text: '按时上传进度截图，达到目标后再提交验收。',
      }
    : undefined

function proposalTurn(order: Order, { reader, now, worker }: View): Words | undefined {
  const { proposal } = boostOf(order)
  if (order.subStatus !== 'PROPOSED' || !proposal) return undefined
  const sums = `付给${worker} ${yuan(proposal.pay)}，从保证金赔给客户 ${yuan(proposal.forfeit)}`
  const mayLeave = reader === 'buyer' && isGivenUp(order) && isNeverBegun(order, now)
  const leave = mayLeave ? `${worker}没有按时上传首张截图，还可以换人接单或免费取消订单，价格全额退回。` : ''
  return proposal.by === reader
    ? {
        ...tell(
          'info',
          '等待对方回复你的提议',
          `${sums}。对方不同意或 ${inForce('proposalHours')}超时未回应由客服处理。${leave}`,
        ),
        staffTitle: '等待对方回复提议',
      }
    : {
        ...tell(
          'warn',
          '待你回复提前结束的提议',
          `对方提议${sums}。同意就立即结算；也可以改数字，或交给客服处理。${leave}`,
        ),
        staffTitle: '待回复提前结束的提议',
      }
}

/** No first picture in time, or late by now: the consequences for each side. */
function lateTurn(order: Order, { reader, now, worker }: View): Words | undefined {
  const { startsAt } = boostOf(order)
  if (order.subStatus !== 'WORKING') return undefined
  if (startsAt && new Date(startsAt) > now)
    return tell(
      'info',
      '赛季还没开始',
      `${formatDateTime(new Date(startsAt)).slice(0, 16)} 赛季开始时起计时，${reader === 'buyer' ? `${worker}到时开始` : '到时开始并上传首张截图'}。`,
    )
  if (deadlineOf(order) < now)
    return reader === 'buyer'
      ? tell('warn', '已超过完成期限', '超时按比例从效率保证金赔给你，超时满一倍时限自动结束，价格全额退回。')
      : tell(
          'warn',
          '已超过完成期限，尽快完成',
          '超时按比例从效率保证金赔给客户，超时满一倍时限自动结束，价格退给客户。',
        )
  if (!isNeverBegun(order, now)) return undefined
  return reader === 'buyer'
    ? tell(
        'warn',
        '首张截图超时',
        `${worker}没有按时上传首张截图。可以换人接单，或免费取消订单，价格全额退回；也可以再等等。`,
      )
    : tell('warn', '首张截图已超时', '客户现在可以换人或免费取消订单，请马上上传首张截图。')
}

const hoursText = (hours: number): string => (hours % 24 === 0 ? `${hours / 24} 天` : `${hours} 小时`)

function endText({ endsAt, leftMs }: BoostState, now: Date): string {
  if (!endsAt) return ''
  if (leftMs === undefined) return dueText(new Date(endsAt), now)
  const minutes = Math.round(Math.abs(leftMs) / 60_000)
  return `计时已暂停，${leftMs < 0 ? '已超时' : '还剩'} ${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分钟`
}

function rows(order: Order, isConvoy: boolean, now: Date): [string, string][] {
  const work = boostOf(order)
  const { proposal, forfeit = '0', shots = 0, shotBy } = work
  const { from, to } = goalOf(work)
  const isShotDue = order.subStatus === 'WORKING' && shotBy !== undefined && !isBegun(order)
  return [
    ['目标', from ? `${from} → ${to}` : to],
    ['约定时限', hoursText(work.hours)],
    ['开始计时', work.startsAt ? `${formatDateTime(new Date(work.startsAt)).slice(0, 16)} 赛季开始` : ''],
    ['完成期限', order.status === ORDER_STATUS.paid || order.status === ORDER_STATUS.shipped ? endText(work, now) : ''],
    ['首张截图期限', isShotDue ? dueText(new Date(shotBy), now) : ''],
    ['安全保证金', yuan(work.safety)],
    ['效率保证金', yuan(work.efficiency)],
    ['已确认', isConvoy ? `${work.matches ?? 0} / ${order.goodsNum} 局` : ''],
    ['进度截图', shots > 0 ? `${shots} 次` : ''],
    ['提前结束的理由', proposal?.reason ?? ''],
    ['保证金赔付', forfeit === '0' ? '' : yuan(forfeit)],
    ['要求', work.note],
  ]
}
