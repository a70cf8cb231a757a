/** Videos of goods, chats and evidence: how large they may be, how they are sent, and how they are named. */

export type VideoType = 'mp4' | 'webm'

export const MB = 1024 * 1024
export const MOST_VIDEO_BYTES = 100 * MB
/** Size of all parts but the last; buckets take no smaller ones. */
export const PART_BYTES = 5 * MB
/** Videos that one list of evidence may contain. */
export const MOST_VIDEOS = 2
/** What a file chooser offers. */
export const VIDEO_ACCEPT = 'video/mp4,video/webm'

export const VIDEO_MIME: Readonly<Record<VideoType, string>> = { mp4: 'video/mp4', webm: 'video/webm' }

export const partCount = (bytes: number): number => Math.ceil(bytes / PART_BYTES)

/** Bytes of part `n`, which starts at 1; 0: the file has no such part. */
export const partSize = (bytes: number, n: number): number =>
  n < 1 ? 0 : Math.max(0, Math.min(PART_BYTES, bytes - (n - 1) * PART_BYTES))

const VIDEO_KEY = /\.(mp4|webm)$/

/** Whether a media key is one of a video. */
export const isVideoKey = (key: string): boolean => VIDEO_KEY.test(key)

/** Whether an address, with or without a read token, is one of a video. */
export const isVideoUrl = (url: string): boolean => isVideoKey(url.replace(/\?.*$/, ''))

export const typeOfKey = (key: string): VideoType | undefined => VIDEO_KEY.exec(key)?.[1] as VideoType | undefined

/** Whether a chosen file is one of a video, by what its device says of it. */
export const isVideoFile = ({ type, name }: { type: string; name: string }): boolean =>
  type.startsWith('video/') || /\.(?:mp4|webm|mov)$/i.test(name)

/** Begins the preview of a video that is being sent; its name follows. */
export const VIDEO_NAME = 'video:'

/** Key of a video's poster, stored next to it. */
export const posterKey = (key: string): string => key.replace(VIDEO_KEY, '.webp')

/** Address of a video's poster: the read token of a video is also its poster's. */
export const posterUrl = (url: string): string => url.replace(/\.(?:mp4|webm)(?=$|\?)/, '.webp')

/** A key or an address without its ending, which a video and its poster have in common. */
export const stemOf = (key: string): string => key.replace(/\.\w+$/, '')

/** 95 s: "1:35". */
export const clockText = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
