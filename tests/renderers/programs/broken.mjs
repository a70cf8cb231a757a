throw new Error('no build here')
