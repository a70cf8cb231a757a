import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A QR code as a data address for an <img>; '' for no text. */
export function qrPicture(text: string): string {
  if (!text) return ''
  const svg = renderToStaticMarkup(
    createElement(QRCodeSVG, {
      value: text,
      size: 214,
      level: 'M',
      marginSize: 1,
      xmlns: 'http://www.w3.org/2000/svg',
    }),
  )
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
