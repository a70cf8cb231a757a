/** Longest sides at which a picture is searched: small codes need many pixels, noisy photos fewer. */
const SIDES = [2400, 900]

/**
 * Returns the text of a QR code in a picture; null: none was found. The picture stays in the browser. Rejects if the file
 * is no picture that the browser can show.
 */
export async function readQr(file: Blob): Promise<string | null> {
  const [picture, { default: search }] = await Promise.all([createImageBitmap(file), import('jsqr')])
  try {
    for (const side of SIDES) {
      const { data, width, height } = pixelsOf(picture, side)
      const found = search(data, width, height)?.data.trim()
      if (found) return found
    }
    return null
  } finally {
    picture.close()
  }
}

function pixelsOf(picture: ImageBitmap, side: number): ImageData {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // transparent pictures are read as on paper
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
