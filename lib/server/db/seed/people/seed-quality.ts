import { QUALITY_KEYS } from '@/lib/shared/staff/quality'
import { EVERY_DAY } from '@/lib/shared/staff/shifts'
import { MINUTE_MS } from '@/lib/shared/time'
import { loadRuleBook } from '../../../modules/core/tenancy/load-rule-book'
import { clocksOfLed } from '../../../modules/office/desk-clocks/queries'
import { createSamples } from '../../../modules/office/quality/create-samples'
import { recordScore } from '../../../modules/office/quality/record-score'
import { listWaitingOrders } from '../../../modules/orders/trading/staff/queries-clocks'
import { updateDuty } from '../../../modules/people/staff/update-duty'
import { NO_DIST, systemCtx } from '../../../runtime/system-ctx'
import { deskClocks } from '../../schema/office/desk-clocks'
import { qualitySamples } from '../../schema/office/quality'
import { actAsService, demoServices } from '../orders/demo-services'
import type { RentalsInput } from '../orders/seed-rentals'
import { actAsStaff } from './act-as-staff'
import { DEMO_PHONES } from './demo-logins'

const NOON = 12 * 60
/** Points of the four criteria, and advice. */
const SHEETS = [
  [[5, 5, 4, 5], '验号说明写得清楚，继续保持。'],
  [[4, 5, 3, 5], '等待超过 10 分钟时，先告诉双方原因和预计时间。'],
  [[5, 4, 5, 5], '换绑前再核对一次实名信息。'],
  [[3, 5, 4, 5], '先回应用户的担心，再说操作步骤。'],
] as const

/** Seeds breaches of clocks, shifts, and samples with their score sheets. */
export async function seedQuality({ db, log, vault, now, users }: Omit<RentalsInput, 'random'>): Promise<void> {
  const services = demoServices({ db, log, vault, now: () => now })
  const rulesOf = await loadRuleBook(services)
  const led = await listWaitingOrders(db)
  const late = led.flatMap((one) => {
    const { sn: orderSn, distId, serviceId: userId } = one.order
    const clocks = clocksOfLed(one, { rulesOf, at: now }).filter(({ dueAt }) => dueAt <= now)
    return clocks.map(({ kind, since, dueAt }) => ({ orderSn, distId, userId, kind, since, dueAt, breachedAt: dueAt }))
  })
  if (late.length > 0) await db.insert(deskClocks).values(late)
  // answers that came late a while ago, so that the wallboard has breaches at any hour
  const former = led.slice(0, 3).map(({ order: { sn: orderSn, distId, serviceId: userId } }, i) => {
    const [since, dueAt] = [50, 40].map((minutes) => new Date(now.getTime() - (minutes + i) * MINUTE_MS))
    return {
      orderSn,
      distId,
      userId,
      kind: 'next' as const,
      since: since ?? now,
      dueAt: dueAt ?? now,
      breachedAt: dueAt,
    }
  })
  if (former.length > 0) await db.insert(deskClocks).values(former).onConflictDoNothing()
  const [, colleague] = users.staff.filter(({ role }) => role === 'service')
  if (colleague) {
    const shifts = [
      { days: EVERY_DAY, from: 0, to: NOON },
      { days: EVERY_DAY, from: NOON, to: 0 },
    ]
    await updateDuty(actAsService(services, colleague), { state: 'open', shifts, holidays: [] })
  }
  await createSamples(systemCtx(services, NO_DIST))
  const supervisor = await actAsStaff(services, DEMO_PHONES.admin, 'desk.supervise')
  const drawn = await db
    .select({ id: qualitySamples.id, userId: qualitySamples.userId })
    .from(qualitySamples)
    .orderBy(qualitySamples.id)
  for (const [i, { id: sampleId }] of drawn.entries()) {
    const [points, coaching] = SHEETS[i % SHEETS.length] ?? SHEETS[0]
    // every third one is still to be scored
    if (i % 3 === 2) continue
    const marks = QUALITY_KEYS.map((key, n) => ({ key, points: points[n] ?? 5, note: '' }))
    await recordScore(supervisor, { sampleId, marks, coaching })
  }
}
