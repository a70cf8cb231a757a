import { RecordingNeed } from '@/components/ui/forms/recording-need'
import type { OrderAction } from '@/lib/contract/entities/order'
import { isVideoKey } from '@/lib/shared/video/video-files'

/** What the recording of a delivery has to show. */
export function VideoNeed({ checklist }: Pick<OrderAction, 'checklist'>) {
  return <RecordingNeed checklist={checklist}>这笔订单发货时要上传一段录屏</RecordingNeed>
}

/** Validation error of a form's files where a recording is needed. */
export const videoFault = (
  keys: readonly string[],
  { checklist }: Pick<OrderAction, 'checklist'>,
): string | undefined => (checklist.length > 0 && !keys.some(isVideoKey) ? '请上传发货录屏' : undefined)
