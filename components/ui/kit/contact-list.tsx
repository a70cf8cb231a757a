import { CopyText } from './copy-text'
import { Icon } from './icon'

export interface Contacts {
  list: readonly { name: string; qq: string }[]
  /** Picture of the distributor's WeChat account; '' for none. */
  qrCode: string
}

/** The distributor's service contacts for users without an order. */
export function ContactList({ contacts: { list, qrCode } }: { contacts: Contacts }) {
  return (
    <div className="contacts">
      <dl>
        {list.map(({ name, qq }) => (
          <div key={qq}>
            <dt>{name}</dt>
            <dd>
              QQ <b className="num">{qq}</b> <CopyText text={qq} label={`复制客服QQ ${qq}`} />
            </dd>
          </div>
        ))}
      </dl>
      {qrCode ? (
        <figure>
          <img src={qrCode} alt="公众号二维码" width={132} height={132} loading="lazy" />
          <figcaption>
            <Icon name="wechat" />
            微信扫一扫，关注公众号
          </figcaption>
        </figure>
      ) : null}
    </div>
  )
}
