import { statfs } from 'node:fs/promises'
import { countOverdueCases } from '../modules/office/cases-desk/queries'
import { countOverdueAppeals } from '../modules/office/restrictions/queries'
import { findTimerLag } from '../modules/orders/trading/queries-timer-lag'
import type { AlarmProvider } from '../providers/alarm/port'
import { vendorFigures, vendorTroubles } from '../providers/vendor-figures'
import type { Services } from '../runtime/context'
import { countHit } from '../runtime/rate-limit'
import { jobFigures, ledgerFigures } from './job-figures'

const HOUR_SECONDS = 3600
const TIMERS_LATE_SECONDS = 120
const JOB_STUCK_MS = 15 * 60_000
const VENDOR_SILENT_MS = 5 * 60_000
const VENDOR_FAILURES = 3
const TROUBLE_MS = 10 * 60_000
const LEAST_FREE = 0.05

interface Alarm {
  /** The same alarm is sent once an hour, by one instance. */
  key: string
  text: string
}

interface Watch {
  alarm: AlarmProvider
  /** Free share of the disk, 0 to 1. */
  freeDisk: () => Promise<number>
  /** Of the platform, before each message. */
  name: string
}

/**
 * Looks for what needs a person now, and sends it to the alarm's group; a message that was not taken is sent at the next
 * look. Returns a function to be run every minute by every instance.
 */
export function watchOperations(services: Services, { alarm, freeDisk, name }: Watch): () => Promise<number> {
  const unsent = new Map<string, string>()
  return async () => {
    const { db, log, now } = services
    for (const { key, text } of await findAlarms(services, freeDisk))
      if ((await countHit(db, `alarm ${key}`, HOUR_SECONDS, now().getTime())) === 1) unsent.set(key, text)
    for (const [key, text] of unsent)
      await alarm.send(`【${name}】${text}`).then(
        () => unsent.delete(key),
        (err: unknown) => log.error({ err, alarm: key }, 'an alarm was not taken; trying again'),
      )
    return 0
  }
}

async function findAlarms(services: Services, freeDisk: Watch['freeDisk']): Promise<Alarm[]> {
  const at = Date.now()
  const late = await findTimerLag(services)
  const free = await freeDisk()
  const appeals = await countOverdueAppeals(services)
  const cases = await countOverdueCases(services)
  return [
    ...(ledgerFigures.faults
      ? [{ key: 'ledger', text: `账目核对发现 ${ledgerFigures.faults} 处不一致，请立即停止打款并排查` }]
      : []),
    ...(late > TIMERS_LATE_SECONDS
      ? [{ key: 'timers', text: `订单超时处理已延迟 ${Math.round(late / 60)} 分钟，请检查服务和数据库` }]
      : []),
    ...(appeals > 0
      ? [{ key: 'appeals', text: `有 ${appeals} 件账号限制的申诉超过 72 小时没有处理，请到管理后台处理` }]
      : []),
    ...(cases > 0 ? [{ key: 'cases', text: `有 ${cases} 个工单已超时，请到管理后台的“工单”处理` }] : []),
    ...[...jobFigures].flatMap(([job, { lastSuccess, firstRun }]) =>
      at - Math.max(lastSuccess * 1000, firstRun) > JOB_STUCK_MS
        ? [{ key: `job ${job}`, text: `后台任务「${job}」已超过 15 分钟没有成功运行，请查看日志` }]
        : [],
    ),
    ...[...vendorFigures].flatMap(([call, { failedInRow, failingSince }]) =>
      failedInRow >= VENDOR_FAILURES && at - failingSince > VENDOR_SILENT_MS
        ? [
            {
              key: `vendor ${call}`,
              text: `接口「${call}」连续失败 ${failedInRow} 次，已超过 5 分钟，请检查服务商状态`,
            },
          ]
        : [],
    ),
    ...[...vendorTroubles].flatMap(([provider, { code, at: since }]) =>
      at - since < TROUBLE_MS
        ? [{ key: `trouble ${provider}`, text: `${provider} 暂停打款（${code}），请检查账户余额、限额和签约状态` }]
        : [],
    ),
    ...(free < LEAST_FREE
      ? [{ key: 'disk', text: `磁盘可用空间只剩 ${Math.floor(free * 100)}%，写满后将无法下单，请尽快清理或扩容` }]
      : []),
  ]
}

/** Free share of the disk that holds a folder, 0 to 1. */
export async function freeShareOf(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder)
  return bavail / blocks
}
