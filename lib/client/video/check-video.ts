import { BadVideo } from '@/lib/shared/video/byte-reader'
import { readVideoHead } from '@/lib/shared/video/read-video'
import type { VideoFacts } from '@/lib/shared/video/video-facts'
import { MOST_VIDEO_BYTES, VIDEO_MIME, type VideoType } from '@/lib/shared/video/video-files'

const HEVC =
  '这段视频是 HEVC（H.265）编码，当前浏览器放不出来，对方和客服也可能看不到。请在手机“设置 - 相机 - 格式”里选“兼容性最佳”后重新录制，或换用系统录屏'
const UNREADABLE = '读不到这个文件，请重新选择'

/**
 * Checks a video before anything of it is sent: size, format, and whether this browser can show it. Resolves with its
 * type, or with why it cannot be sent.
 */
export async function checkVideo(file: File): Promise<{ type: VideoType } | { fault: string }> {
  if (file.size > MOST_VIDEO_BYTES) return { fault: '视频不能超过 100M，请缩短或压缩后再上传' }
  try {
    const facts = await readVideoHead(file.size, async (at, length) => {
      return new Uint8Array(await file.slice(at, at + length).arrayBuffer())
    })
    return canPlay(facts) ? { type: facts.type } : { fault: facts.isHevc ? HEVC : CANNOT_PLAY }
  } catch (error) {
    return { fault: error instanceof BadVideo ? error.text : UNREADABLE }
  }
}

const CANNOT_PLAY = '当前浏览器放不出这段视频，请用手机或电脑自带的录屏重新录制'

function canPlay({ type, codec }: VideoFacts): boolean {
  return document.createElement('video').canPlayType(`${VIDEO_MIME[type]}; codecs="${codec}"`) !== ''
}
