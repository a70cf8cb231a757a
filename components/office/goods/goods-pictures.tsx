import { Image } from 'antd'
import screen from '@/components/office/parts/screen-page.module.css'
import type { ReviewFile } from '@/lib/contract/entities/goods-review'
import styles from './goods.module.css'

/** The uploaded pictures; pictures also used by another seller's item show that item. */
export function GoodsPictures({ images, repeated }: { images: readonly string[]; repeated: ReviewFile['repeated'] }) {
  return (
    <section className={screen.section}>
      <h3>{`图片 ${images.length} 张`}</h3>
      {images.length === 0 ? <p className="muted">没有上传图片，页面上用系统绘制的封面</p> : null}
      <Image.PreviewGroup>
        <ul className={styles.thumbs}>
          {images.map((url, i) => {
            const twin = repeated.find(({ place }) => place === i + 1)
            return (
              <li key={url}>
                <Image src={url} alt={`图片 ${i + 1}`} width="100%" height={72} style={{ objectFit: 'cover' }} />
                <small data-bad={twin ? true : undefined}>
                  {twin ? `与 ${twin.goodsSn || '别的卖家'} 相同` : '没有重复'}
                </small>
              </li>
            )
          })}
        </ul>
      </Image.PreviewGroup>
    </section>
  )
}
