import { FACE_STATE_NAMES } from '@/lib/shared/people/face'
import { formatDateTime } from '@/lib/shared/time'
import type { faceChecks } from '../../../../db/schema/people/identity'
import { faultText } from './rules'

interface Face {
  isOffered: boolean
  scriptUrl: string
  isPassed: boolean
  passedAt: Date | null
  endsAt: Date | null
  triesLeft: number
  newest: typeof faceChecks.$inferSelect | undefined
}

const timeOf = (at: Date | null): string => (at ? formatDateTime(at) : '')

export const presentFace = ({ passedAt, endsAt, newest, ...face }: Face) => ({
  ...face,
  passedTime: timeOf(passedAt),
  endTime: timeOf(endsAt),
  check: newest
    ? {
        checkId: newest.id,
        state: newest.state,
        stateName: FACE_STATE_NAMES[newest.state],
        why: newest.why ? faultText(newest.why) : '',
        createTime: formatDateTime(newest.createdAt),
      }
    : null,
})
