import { useRef, useState } from 'react'
import { uploadImage } from '@/lib/client/api'
import { type CaptureKind, repeatedText } from '@/lib/shared/goods/goods-checks'

const keyOf = (url: string): string => url.replace(/^\/media\//, '').replace(/\?.*$/, '')

/** SHA-256 of a file; '' where the browser has no digests. */
async function digestOf(file: Blob): Promise<string> {
  if (!globalThis.crypto?.subtle) return ''
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Uploaded captures by kind, and those that repeat the picture of another. */
export function useShots(kinds: readonly CaptureKind[]) {
  const [shots, setShots] = useState<Partial<Record<CaptureKind, string[]>>>({})
  const digests = useRef(new Map<string, string>())
  const upload = async (picture: File, onProgress: (percent: number) => void, original: File): Promise<string> => {
    // compressing the same file again can give other bytes
    const digest = await digestOf(original)
    const { url } = await uploadImage(picture, 'goods', onProgress)
    digests.current.set(keyOf(url), digest)
    return url
  }
  const set = (kind: CaptureKind, urls: string[], waiting: number) =>
    setShots((old) => Object.assign({}, old, { [kind]: [...urls.map(keyOf), ...Array<string>(waiting).fill('')] }))
  const list = kinds.flatMap((kind) => (shots[kind] ?? []).map((key) => ({ kind, key })))
  const repeated: Partial<Record<CaptureKind, string>> = {}
  const seen = new Map<string, CaptureKind>()
  for (const { kind, key } of list) {
    const digest = digests.current.get(key)
    if (!digest) continue
    const former = seen.get(digest)
    if (former) repeated[kind] ??= repeatedText(kind, former)
    else seen.set(digest, kind)
  }
  return { shots, list, repeated, upload, set }
}
