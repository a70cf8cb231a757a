import type { VideoUpload } from '@/lib/contract/site/video'
import { partCount, type VideoType } from '@/lib/shared/video/video-files'
import { ApiError, call, sendFile } from '../api'
import { deleteOwn, readOwn, writeOwn } from '../own-storage'
import { makePoster } from './make-poster'

export interface VideoOptions {
  purpose: 'goods' | 'chat' | 'evidence'
  type: VideoType
  /** 0-100. */
  onPercent: (percent: number) => void
  /** Aborted to pause: what arrived is kept, and the same file goes on from there. */
  signal: AbortSignal
}

/** Attempts per part, and pauses between them. */
const RETRIES_MS = [1000, 3000, 9000]
/** Between questions whether a check is done. */
const ASK_MS = 3000
const MOST_QUESTIONS = 60

/** The same file on this device, also after a reload. */
const keyOf = ({ name, size, lastModified }: File, purpose: string) =>
  `video-upload:${purpose} ${size} ${lastModified} ${name}` as const

/**
 * Uploads a video, or the rest of one that was begun before on this device, and its poster. Rejects with ApiError, and
 * with an AbortError when it is paused; called again it goes on from there.
 */
export async function uploadVideo(file: File, options: VideoOptions): Promise<{ key: string; url: string }> {
  const stored = keyOf(file, options.purpose)
  const upload = await beginOrResume(file, options)
  writeOwn('local', stored, upload.uploadId)
  try {
    const done = upload.state === 'done' ? upload : await sendRest(file, upload, options)
    options.onPercent(100)
    if (!done.hasPoster) await sendPoster(file, done.uploadId)
    deleteOwn('local', stored)
    return { key: done.key, url: done.url }
  } catch (error) {
    if (error instanceof ApiError && ['BAD_VIDEO', 'VIDEO_GONE'].includes(error.reason)) deleteOwn('local', stored)
    throw error
  }
}

/** Gives up an upload that is not complete. */
export async function cancelVideo(file: File, purpose: VideoOptions['purpose']): Promise<void> {
  const stored = keyOf(file, purpose)
  const uploadId = readOwn('local', stored)
  deleteOwn('local', stored)
  if (typeof uploadId === 'string') await call('POST /video/cancel', { uploadId }).catch(() => undefined)
}

async function beginOrResume(file: File, { purpose, type }: VideoOptions): Promise<VideoUpload> {
  const known = readOwn('local', keyOf(file, purpose))
  const begun = typeof known === 'string' ? await stateOf(known) : null
  return begun ?? call('POST /video/create', { purpose, type, name: file.name.slice(-200), bytes: String(file.size) })
}

const stateOf = (uploadId: string): Promise<VideoUpload | null> =>
  call('GET /video/state', { uploadId }).catch((error: unknown) => {
    if (error instanceof ApiError && error.reason === 'VIDEO_GONE') return null
    throw error
  })

async function sendRest(file: File, upload: VideoUpload, options: VideoOptions): Promise<VideoUpload> {
  if (upload.state === 'checking') return finish(upload.uploadId, options.signal)
  const had = new Set(upload.parts)
  const send = createSender(upload)
  const sentBytes = () => [...had].reduce((sum, n) => sum + sizeOfPart(upload, n), 0)
  const tell = (now = 0) => options.onPercent(Math.min(99, ((sentBytes() + now) / upload.bytes) * 100))
  tell()
  for (let n = 1; n <= partCount(upload.bytes); n++) {
    if (had.has(n)) continue
    const part = file.slice((n - 1) * upload.partBytes, n * upload.partBytes)
    await withRetries(options.signal, () =>
      send(n, part, options.signal, (percent) => tell((part.size * percent) / 100)),
    )
    had.add(n)
    tell()
  }
  return finish(upload.uploadId, options.signal)
}

const sizeOfPart = ({ bytes, partBytes }: VideoUpload, n: number): number =>
  Math.min(partBytes, bytes - (n - 1) * partBytes)

type SendPart = (n: number, part: Blob, signal: AbortSignal, onPercent: (percent: number) => void) => Promise<unknown>

/** Parts go to the bucket as long as this browser reaches it, else to this site. */
function createSender({ uploadId, isDirect }: VideoUpload): SendPart {
  let isReachable = isDirect
  return async (n, part, signal, onPercent) => {
    if (isReachable) {
      const { url } = await call('POST /video/partAddress', { uploadId, part: String(n) }, { signal })
      const answer = url === '' ? null : await fetch(url, { method: 'PUT', body: part, signal }).catch(() => null)
      signal.throwIfAborted()
      if (answer?.ok) return
      isReachable = false
    }
    await sendFile('POST /video/uploadPart', { uploadId, part: String(n) }, part, { signal, onPercent })
  }
}

async function withRetries(signal: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  for (const pause of [...RETRIES_MS, 0]) {
    signal.throwIfAborted()
    try {
      await work()
      return
    } catch (error) {
      signal.throwIfAborted()
      if (pause === 0 || !isPassing(error)) throw error
      await waitFor(pause, signal)
    }
  }
}

/** What may succeed a moment later. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && ['NETWORK_LOST', 'BUSY', 'UNAVAILABLE'].includes(error.reason)

/** Another tab may complete the same upload, and an answer may get lost while the file is checked. */
async function finish(uploadId: string, signal: AbortSignal): Promise<VideoUpload> {
  for (let asked = 0; ; asked++) {
    try {
      return await call('POST /video/finish', { uploadId }, { signal })
    } catch (error) {
      signal.throwIfAborted()
      const isRunning =
        error instanceof ApiError && ['NETWORK_LOST', 'VIDEO_BUSY', 'UNAVAILABLE'].includes(error.reason)
      if (!isRunning || asked >= MOST_QUESTIONS) throw error
      await waitFor(ASK_MS, signal)
    }
  }
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** A video without a poster is shown by its name alone. */
async function sendPoster(file: File, uploadId: string): Promise<void> {
  const poster = await makePoster(file)
  if (poster) await sendFile('POST /video/uploadPoster', { uploadId }, poster).catch(() => undefined)
}
