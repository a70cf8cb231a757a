'use client'

import { QRCodeSVG } from 'qrcode.react'
import { Alert } from '@/components/ui/kit/alert'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { Dialog } from '@/components/ui/overlays/dialog'
import { useTouch } from '@/lib/client/hooks/use-touch'
import { FACE_PURPOSE_NAMES, type FacePurpose, facePath } from '@/lib/shared/people/face'
import styles from './face.module.css'
import { type Face, useFace } from './use-face'

interface Props {
  purpose: FacePurpose
  /** Why it is needed; '' if the member opened it. */
  why: string
  onClose: () => void
  /** Continues what needed the check. */
  onPassed: () => void
}

/**
 * One face check, the same everywhere: a QR code for the phone, or on a phone a link, which opens in another tab so
 * that nothing typed is lost. The result comes from the server.
 */
export function FaceDialog({ purpose, why, onClose, onPassed }: Props) {
  const { face, error, reload, isNew } = useFace(purpose)
  const isPassed = face?.isPassed === true
  const footer = isPassed ? (
    <Button kind="primary" onClick={onPassed}>
      继续
    </Button>
  ) : (
    <Button onClick={onClose}>返回</Button>
  )
  return (
    <Dialog open title="人脸核验" size="s" onClose={onClose} footer={footer}>
      <div className={styles.box}>
        {why ? <p className={styles.why}>{why}。</p> : null}
        {error && !face ? <LoadError message={error} onRetry={reload} /> : null}
        {isPassed ? (
          <Passed purpose={purpose} />
        ) : face ? (
          <Waiting purpose={purpose} face={face} isNew={isNew} />
        ) : null}
      </div>
    </Dialog>
  )
}

const Passed = ({ purpose }: { purpose: FacePurpose }) => (
  <Alert kind="safe" live>
    {`人脸核验已通过，可以继续${FACE_PURPOSE_NAMES[purpose]}。`}
  </Alert>
)

function Waiting({ purpose, face, isNew }: { purpose: FacePurpose; face: Face; isNew: boolean }) {
  // on a device without a mouse the check is made on this device
  const isPhone = useTouch()
  const url = typeof location === 'undefined' ? '' : `${location.origin}${facePath(purpose)}`
  const isOut = face.triesLeft === 0 && face.check?.state !== 'pending'
  return (
    <>
      <FaceState face={face} isNew={isNew} />
      {isOut ? null : isPhone ? (
        <a
          className={buttonClass({ kind: 'primary', size: 'lg' })}
          href={facePath(purpose)}
          target="_blank"
          rel="noopener"
        >
          开始核验
        </a>
      ) : (
        <>
          <div className="qr-box">
            <QRCodeSVG
              className="qr"
              value={url}
              size={200}
              level="M"
              marginSize={1}
              role="img"
              title="人脸核验二维码"
            />
          </div>
          <ol className={styles.steps}>
            <li>用手机自带的浏览器或微信扫码</li>
            <li>在手机上登录当前账号</li>
            <li>由实名认证的本人完成核验，结果会显示在这里</li>
          </ol>
        </>
      )}
      <p className="muted">{triesText(face)}。照片只由核验机构比对，本站不保存。</p>
    </>
  )
}

export const triesText = ({ triesLeft }: Pick<Face, 'triesLeft'>): string =>
  triesLeft > 0 ? `今天还可核验 ${triesLeft} 次` : '今天的核验次数已用完，请明天再试或联系客服'

/** What became of the newest check; an older result is named with its time. */
export function FaceState({ face: { check }, isNew }: { face: Pick<Face, 'check'>; isNew: boolean }) {
  if (!check || check.state === 'passed') return <p role="status">等待在手机上核验</p>
  if (check.state === 'pending') return <p role="status">手机上正在核验，请稍候</p>
  const when = isNew ? '' : `${check.createTime.slice(5, 16)} 的`
  const text = check.state === 'failed' ? `${when}核验未通过：${check.why}` : `${when}核验已失效，请重新核验`
  return (
    <Alert kind={check.state === 'failed' ? 'danger' : 'warn'} live={isNew}>
      {text}
    </Alert>
  )
}
