import { ErrorBlock } from '@/components/ui/kit/error-block'

/** Page for an unknown code (404), or the shop of a banned user (410). */
export const MissingShop = ({ isGone }: { isGone: boolean }) => (
  <ErrorBlock
    code={isGone ? 410 : 404}
    title={isGone ? '店铺已停用' : '没有这家店铺'}
    text={isGone ? '这家店铺已被平台停用，不再接受新的订单' : '地址可能写错了'}
  >
    <a className="btn" href="/wares?gt=1">
      看看在售商品
    </a>
  </ErrorBlock>
)
