import { Alert } from '@/components/ui/kit/alert'
import type { OrderAction } from '@/lib/contract/entities/order'
import { isVideoKey } from '@/lib/shared/video/video-files'

/** What a recording has to show, said before anybody records it; nothing where none is needed. */
export function VideoNeed({ checklist }: Pick<OrderAction, 'checklist'>) {
  if (checklist.length === 0) return null
  return (
    <Alert kind="info">
      这笔订单交付时要上传一段录屏，从头到尾不要剪辑，画面里要看得到：
      <ol>
        {checklist.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Alert>
  )
}

/** Validation error of a form's files where a recording is needed. */
export const videoFault = (
  keys: readonly string[],
  { checklist }: Pick<OrderAction, 'checklist'>,
): string | undefined => (checklist.length > 0 && !keys.some(isVideoKey) ? '请上传交付录屏' : undefined)
