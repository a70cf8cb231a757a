import { GalleryZoom } from '@/components/listings/detail/gallery-zoom'
import { serverNow } from '@/lib/client/server-clock'
import type { ChatMember, ChatMessage } from '@/lib/contract/entities/chat'
import { chatTime } from '@/lib/shared/time'
import { isVideoUrl } from '@/lib/shared/video/video-files'

interface Props {
  messages: readonly ChatMessage[]
  members: readonly ChatMember[]
  /** Number of the message whose picture is shown. */
  shown: number
  onShow: (seq: number) => void
  onClose: () => void
}

/** Fullscreen viewer for the pictures of a group. A picture recalled meanwhile disappears. */
export function ChatPictures({ messages, members, shown, onShow, onClose }: Props) {
  const now = serverNow()
  const images = messages.filter((m) => m.messageType === 'image' && !m.recalled && !isVideoUrl(m.content))
  const at = images.findIndex((m) => m.seq === shown)
  if (at < 0) return null
  return (
    <GalleryZoom
      title="聊天图片"
      pictures={images.map((m) => ({
        src: m.content,
        name: `${members.find((one) => one.userId === m.senderUserId)?.nickName ?? ''} ${chatTime(new Date(m.sentTime), now)}`,
      }))}
      watermark=""
      shown={at}
      onShow={(index) => onShow(images[index]?.seq ?? shown)}
      onClose={onClose}
    />
  )
}
