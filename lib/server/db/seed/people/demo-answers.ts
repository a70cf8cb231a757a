import { loadRuleBook } from '../../../modules/core/tenancy/load-rule-book'
import { sendDeskMessage } from '../../../modules/office/desk/send-desk-message'
import { clocksOfLed } from '../../../modules/office/desk-clocks/queries'
import { leadGreeting } from '../../../modules/orders/trading/modes/lead-greetings'
import { listWaitingOrders } from '../../../modules/orders/trading/staff/queries-clocks'
import type { Order } from '../../../modules/orders/trading/types'
import { TAKEN } from '../../../modules/people/staff/rules-introduction'
import type { Services } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'
import { actAsService } from '../orders/demo-services'
import type { DemoMember } from './seed-staff'

const LINES = {
  first: (order: Order) => `${TAKEN}${leadGreeting(order)}`,
  next: () => '收到，我看一下，请稍等。',
}

/** Writes a line in chats that wait for these members for half of the target, in place of a person. */
export async function answerAsDemoAgent(services: Services, members: readonly DemoMember[]): Promise<void> {
  const { db, live, log } = services
  const at = services.now()
  const rulesOf = await loadRuleBook(services)
  for (const member of members)
    for (const led of await listWaitingOrders(db, { serviceId: member.userId })) {
      const { sn: orderSn, distId } = led.order
      const clock = clocksOfLed(led, { rulesOf, at }).find(({ kind }) => kind === 'first' || kind === 'next')
      const dist = services.distOf(distId)
      if (!clock || clock.nudgeAt > at || !dist || members.some(({ userId }) => live.isOnline(distId, userId))) continue
      const content = (clock.kind === 'first' ? LINES.first : LINES.next)(led.order)
      const line = { orderSn, content, kind: 'text' as const, clientMsgId: `demo-${randomToken(9)}` }
      await sendDeskMessage({ ...actAsService(services, member), dist }, line).catch((err) =>
        log.warn({ err, orderSn }, 'the demo agent could not answer'),
      )
    }
}
