import { DAY_MS } from '@/lib/shared/time'
import { MB, partCount, partSize } from '@/lib/shared/video/video-files'

/** How long an upload may take; then what arrived is removed. */
export const LIFE_MS = DAY_MS
/** After this time, a check is taken for one whose instance crashed. */
export const CHECK_MS = 10 * 60_000

interface Part {
  n: number
  bytes: number
}

/** Numbers of the parts that arrived in their right size. */
export const arrived = (bytes: number, parts: readonly Part[]): number[] =>
  parts.filter((part) => part.bytes === partSize(bytes, part.n)).map(({ n }) => n)

/** Whether these parts are the whole file, each of its right size and no other. */
export const isWhole = (bytes: number, parts: readonly Part[]): boolean =>
  parts.length === partCount(bytes) && arrived(bytes, parts).length === parts.length

/** Why a person cannot upload this much more today; undefined: it fits. */
export function budgetError(usedBytes: number, bytes: number, mostMb: number): string | undefined {
  if (usedBytes + bytes <= mostMb * MB) return undefined
  const left = Math.max(0, Math.floor(mostMb - usedBytes / MB))
  return `24 小时内最多上传 ${mostMb}M 视频，现在还能传 ${left}M，请明天再传或压缩视频`
}
