'use client'

import { useState } from 'react'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { Alert } from '@/components/ui/kit/alert'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { InviteCode } from '@/lib/contract/entities/invite'
import styles from './invite.module.css'
import { InviteFigures } from './invite-figures'

const PosterDialog = onDemand(() => import('./poster-dialog').then((file) => file.PosterDialog))

/** The member's own code: as text, link, QR and poster, with its rules. */
export function InvitationPage({ brand }: { brand: string }) {
  const { data, slow, error, reload } = useLoad('invite', () =>
    call('GET /user/getUserInviteCode', {}, { progress: true }),
  )
  return (
    <TitledPanel title="我的邀请码">
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data ? (
        <>
          {data.isVerified ? null : (
            <Alert kind="warn">
              你还没有实名认证，好友的订单完成时拿不到奖励。
              <a className="link" href="/center/myself/identityAuthentication">
                去认证
              </a>
            </Alert>
          )}
          <Code invite={data} brand={brand} />
          <InviteFigures invite={data} />
          <Rules invite={data} />
        </>
      ) : null}
    </TitledPanel>
  )
}

function Code({ invite, brand }: { invite: InviteCode; brand: string }) {
  const { inviteCode, inviteUrl, qrImage } = invite
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.code}>
      <div>
        <p className="muted">邀请码</p>
        <p className={styles.letters}>
          <b className="num">{inviteCode}</b>
          <CopyText text={inviteCode} label="复制邀请码" className="btn btn-sm" />
        </p>
        <div className="field">
          <label htmlFor="invite-url">邀请链接</label>
          <div className={styles.link}>
            <input
              id="invite-url"
              className="input num"
              readOnly
              value={inviteUrl}
              onFocus={(e) => e.target.select()}
            />
            <CopyText text={inviteUrl} label="复制邀请链接" className="btn" />
          </div>
        </div>
        <div className={styles.acts}>
          <Button kind="primary" onClick={() => setOpen(true)} aria-haspopup="dialog">
            <Icon name="image" />
            生成海报
          </Button>
          <a className={buttonClass()} href="/center/extend/extendMyExtension">
            我的好友和奖励
          </a>
        </div>
      </div>
      <figure>
        <img src={qrImage} width={148} height={148} alt="邀请链接的二维码" />
        <figcaption className="muted">好友扫码即可注册</figcaption>
      </figure>
      {isOpen ? (
        <PosterDialog poster={{ brand, code: inviteCode, qr: qrImage }} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}

function Rules({ invite: { percent, days } }: { invite: InviteCode }) {
  return (
    <section className={styles.rules} aria-labelledby="rules-h">
      <h2 id="rules-h">规则</h2>
      <ol>
        <li>{`好友用你的邀请码或链接注册，从注册起 ${days} 天内付款的订单计入奖励。`}</li>
        <li>{`奖励是好友买入的订单中平台服务费（减去优惠券金额）的 ${percent}%，订单放款时进入你的余额，不足 0.01 元不计。`}</li>
        <li>订单取消或退款没有奖励；放款后又退款的，奖励从余额收回。</li>
        <li>
          你和好友，或好友和卖家，是同一个实名、同一个收款账户，或用过同一台设备的，没有奖励；到账后才发现好友和卖家关联的，奖励从余额收回。
        </li>
        <li>放款时你须已实名认证。</li>
      </ol>
    </section>
  )
}
