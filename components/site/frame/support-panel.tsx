import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'

/** Opens on hover and on keyboard focus. */
export function SupportPanel({ phone, chatId }: { phone: string; chatId: string }) {
  return (
    <div className="support">
      <button type="button" className="btn btn-sm" aria-describedby="support-pop">
        <Icon name="headset" />
        技术支持
      </button>
      <dl className="support-pop" id="support-pop">
        {phone ? (
          <div>
            <dt>电话</dt>
            <dd className="num">{phone}</dd>
            <dd className="act">
              <CopyText text={phone} label="复制电话" />
            </dd>
          </div>
        ) : null}
        {chatId ? (
          <div>
            <dt>微信号</dt>
            <dd>{chatId}</dd>
            <dd className="act">
              <CopyText text={chatId} label="复制微信号" />
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  )
}
