'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import styles from '@/components/members/parts/centre.module.css'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import { type Cut, MOST_ZOOM, moved, squareOf, WHOLE } from './crop'

/** Size of the stored avatar, and of its preview. */
const SIDE = 512
const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [0.05, 0],
  ArrowRight: [-0.05, 0],
  ArrowUp: [0, 0.05],
  ArrowDown: [0, -0.05],
}

interface Props {
  file: File
  onClose: () => void
  onCropped: (square: File) => void
}

/** The picture is moved and zoomed within a square; the visible part is stored. */
export function CropDialog({ file, onClose, onCropped }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [isBroken, setBroken] = useState(false)
  const [cut, setCut] = useState<Cut>(WHOLE)
  useEffect(() => {
    createImageBitmap(file).then(setPicture, () => setBroken(true))
  }, [file])
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !picture) return
    const { left, top, side } = squareOf(picture, cut)
    // transparent parts would otherwise become black in the stored picture
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, SIDE, SIDE)
    pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  }, [picture, cut])

  const move = (dx: number, dy: number) => picture && setCut((old) => moved(picture, old, dx, dy))
  const handleDrag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return
    const { width } = event.currentTarget.getBoundingClientRect()
    move(event.movementX / width, event.movementY / width)
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    move(...step)
  }
  const handleDone = () =>
    canvas.current?.toBlob(
      (blob) => blob && onCropped(new File([blob], 'avatar.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      0.92,
    )
  const footer = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button kind="primary" disabled={!picture} onClick={handleDone}>
        用作头像
      </Button>
    </>
  )
  return (
    <Dialog open title="裁剪头像" size="s" onClose={onClose} footer={footer}>
      <div className={`dialog-text ${styles.crop}`}>
        {isBroken ? <Alert kind="danger">这张图片打不开，请换一张</Alert> : null}
        <canvas
          ref={canvas}
          width={SIDE}
          height={SIDE}
          tabIndex={0}
          role="img"
          aria-label="头像预览，拖动或用方向键移动"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handleDrag}
          onKeyDown={handleKey}
        />
        <label>
          缩放
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={cut.zoom}
            onChange={(event) => setCut({ ...cut, zoom: Number(event.target.value) })}
          />
        </label>
      </div>
    </Dialog>
  )
}
