'use client'

import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { saveFile } from '@/components/ui/kit/save-file'
import { Dialog } from '@/components/ui/overlays/dialog'
import { toast } from '@/lib/client/toast-store'
import { drawPoster, POSTER, type Poster } from './draw-poster'
import styles from './invite.module.css'

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png')
  })

/** The poster as drawn by this browser, to be saved or shared. */
export function PosterDialog({ poster, onClose }: { poster: Poster; onClose: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'drawing' | 'ready' | 'failed'>('drawing')
  const { brand, code, qr } = poster
  useEffect(() => {
    if (!canvas.current) return
    drawPoster(canvas.current, { brand, code, qr }).then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }, [brand, code, qr])
  const fileOf = async () =>
    canvas.current ? new File([await blobOf(canvas.current)], `${brand}邀请码${code}.png`, { type: 'image/png' }) : null
  const handleSave = async () => {
    const file = await fileOf()
    if (file) saveFile(file.name, file)
  }
  const handleShare = async () => {
    const file = await fileOf()
    if (!file) return
    if (!navigator.canShare?.({ files: [file] }))
      return toast({ kind: 'warn', text: '浏览器不支持直接分享，请先保存图片' })
    await navigator.share({ files: [file] }).catch(() => {}) // closed without sharing
  }
  const footer = (
    <>
      <Button disabled={state !== 'ready'} onClick={() => void handleShare()}>
        分享
      </Button>
      <Button kind="primary" disabled={state !== 'ready'} onClick={() => void handleSave()}>
        保存图片
      </Button>
    </>
  )
  return (
    <Dialog open title="邀请海报" size="s" onClose={onClose} footer={footer}>
      <div className={`dialog-text ${styles.poster}`}>
        {state === 'failed' ? <Alert kind="danger">海报没有画出来，可以先复制链接发给好友</Alert> : null}
        <canvas
          ref={canvas}
          width={POSTER.width}
          height={POSTER.height}
          role="img"
          aria-label={`${brand}的邀请海报，邀请码 ${code}`}
          aria-busy={state === 'drawing'}
          hidden={state === 'failed'}
        />
      </div>
    </Dialog>
  )
}
