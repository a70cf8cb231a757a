'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { readQr } from '@/lib/client/read-qr'
import { claimOfQr } from '@/lib/shared/trade/qr-claim'
import styles from './trust.module.css'
import { Verdict } from './verdict'
import type { CheckKind } from './verify-checks'

interface Props {
  /** Called with what a QR code contains. */
  onFound: (kind: CheckKind, value: string) => void
}

const ADVICE = '请把看到的QQ号、微信号、电话、网址或收款人姓名填在上面核对'

/** Takes a screenshot, chosen or pasted anywhere on the page, and reads its QR code in the browser. */
export function PictureCheck({ onFound }: Props) {
  const files = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ title: string; text: string } | null>(null)
  const read = async (file: File) => {
    setAnswer(null)
    setBusy(true)
    try {
      const text = await readQr(file)
      const claim = text && claimOfQr(text)
      if (claim) onFound(claim.kind, claim.value)
      else if (text)
        setAnswer({ title: '二维码里不是网址、电话或收款码', text: `内容：${text.slice(0, 200)}。${ADVICE}。` })
      else setAnswer({ title: '截图里没有找到二维码', text: `${ADVICE}。` })
    } catch {
      setAnswer({ title: '图片打不开', text: '请换一张 PNG 或 JPG 截图' })
    } finally {
      setBusy(false)
    }
  }
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    void read(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
  return (
    <div className={styles.picture}>
      <input
        ref={files}
        type="file"
        accept="image/*"
        hidden
        aria-label="二维码截图"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void read(file)
        }}
      />
      <Button loading={busy} onClick={() => files.current?.click()}>
        <Icon name="image" />
        识别二维码截图
      </Button>
      <small className="muted">也可以直接粘贴截图。只在你的设备上识别，图片不上传。</small>
      <div aria-live="polite">{answer ? <Verdict kind="unsure" title={answer.title} text={answer.text} /> : null}</div>
    </div>
  )
}
