'use client'

import { Button } from '@/components/ui/kit/button'
import { CopyText } from '@/components/ui/kit/copy-text'
import styles from './site.module.css'

export interface CreatedSite {
  name: string
  host: string
  ownerName: string
  mobile: string
}

/** The new site is served like this one: its scheme and port. */
const originOf = (host: string): string => `${location.protocol}//${host}${location.port ? `:${location.port}` : ''}`

/** What the platform tells the owner of a new site. The mobile is in the fragment, which no server sees or logs. */
const ownerMessage = ({ name, host, ownerName, mobile }: CreatedSite): string =>
  [
    `${ownerName}您好，“${name}”已开通：${originOf(host)}`,
    `请用手机号 ${mobile} 的短信验证码登录后台：${originOf(host)}/login?way=sms&returnUrl=%2Fconsole#phone=${mobile}`,
    '首次进入时绑定动态验证码，再按首页的开站清单上传标志、设置导航、填写备案号和联系方式、绑定域名。',
  ].join('\n')

/** A new site is online: its address, and a message for its owner to copy. */
export function CreatedNote({ site, onClose }: { site: CreatedSite; onClose: () => void }) {
  const message = ownerMessage(site)
  return (
    <div className={`dialog-text ${styles.created}`}>
      <p role="status">
        站点已在 <b className="num">{site.host}</b> 上线，负责人会收到短信。下面这段话也可以直接发给对方。
      </p>
      <blockquote className={styles.message}>{message}</blockquote>
      <div className={styles.createdFoot}>
        <CopyText text={message} label="复制给负责人的消息" className="btn">
          复制消息
        </CopyText>
        <CopyText text={originOf(site.host)} label="复制站点地址" className="btn">
          复制地址
        </CopyText>
        <Button kind="primary" onClick={onClose}>
          知道了
        </Button>
      </div>
    </div>
  )
}
