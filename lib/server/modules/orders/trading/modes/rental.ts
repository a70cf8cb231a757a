import { ZERO } from '@/lib/shared/money/money'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { dutyHours, hours, hoursNote, minutes, sellerHours } from '../flow/clock'
import type { Mode } from '../flow/mode'
import { endOf, mostGranted, moveEnd } from '../flow/rental-effects'
import { keptEnd, keptPart } from '../internal/rent-cover'
import type { Party } from '../types'
import { UNPAID } from './common'
import { RENTAL_STEPS } from './rental-steps'
import { RENTAL_WORDS } from './rental-words'

/** The owner's name in a sentence; '' to the owner. */
const ownerTo = (reader: Party): string => (reader === 'seller' ? '' : '号主')

/** Accounts by the hour: the buyer is the renter, the seller the owner, goods_fen the rent. */
export const rental: Mode = {
  name: 'rental',
  steps: RENTAL_STEPS,
  clocks: {
    [UNPAID]: {
      after: minutes((r) => r.unpaidMinutes),
      action: 'timeout',
      against: null,
      label: '距取消',
      outcome: '超时未付款，自动取消订单',
    },
    '1 DELIVERING': {
      after: sellerHours((r) => r.startHours),
      action: 'timeout',
      against: null,
      label: '剩余发货时间',
      outcome: (order, reader) => `${ownerTo(reader)}不交付，全额退款${hoursNote(order)}`,
    },
    '2 RENTING': {
      after: endOf,
      runsOn: true,
      end: endOf,
      action: 'timeout',
      against: null,
      reminders: [15, 5],
      shift: moveEnd,
      label: '剩余租用时间',
      outcome: '到期自动收回账号，前 15 分钟和 5 分钟各提醒一次',
    },
    '2 MISMATCH': {
      runsOn: true,
      after: dutyHours((r) => r.answerHours),
      action: 'timeout',
      against: 'seller',
      label: '剩余回应时间',
      outcome: (_order, reader) => `${ownerTo(reader)}不回应就全额退款`,
    },
    '2 CHECK': {
      after: hours((r) => r.checkHours),
      action: 'timeout',
      against: 'seller',
      label: '剩余验收时间',
      outcome: (order, reader) =>
        `${ownerTo(reader)}超时未操作，${keptPart(order, ZERO) > 0n ? '按没有异议处理' : '退还租客'}`,
    },
    '3 KEPT': {
      after: keptEnd,
      runsOn: true,
      action: 'timeout',
      against: null,
      label: '距押金退还',
      outcome: '到期没有封禁申请，押金自动退还租客',
    },
  },
  reader: 'buyer',
  handedOver: () => '内容只有租客能看到，每次查看都会记在这里。',
  reveals: ({ status, subStatus, frozenAt }) =>
    status === ORDER_STATUS.shipped && subStatus === 'RENTING' && frozenAt === null,
  staffReads: () => false,
  split: (order) => ({
    asks: ['amount', 'reason'],
    most: mostGranted(order),
    mostForfeit: null,
    isCharged: false,
    isFined: false,
  }),
  words: RENTAL_WORDS,
}
