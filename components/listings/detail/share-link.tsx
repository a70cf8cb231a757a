import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'

/** Renders nothing if the page's own address is unknown. */
export const ShareLink = ({ address }: { address: string }) =>
  address ? (
    <CopyText className="" text={address} label="分享：复制商品链接">
      <Icon name="share" />
      分享
    </CopyText>
  ) : null
