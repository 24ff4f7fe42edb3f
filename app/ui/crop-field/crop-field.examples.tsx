import { useState } from 'react';
import { type Crop, firstCrop } from '#app/images/crop.ts';
import type { ImageShape } from '#app/images/image-shapes.ts';
import { useLoadedImage } from '../picture-field/use-picture.ts';
import type { Example } from '../example.ts';
import { CropField } from './crop-field.tsx';

export const examples: Example[] = [
  ...(['square', 'scene', 'share'] as const).map((shape): Example => ({
    name: `CropField: ${shape}`,
    isWide: true,
    render: () => <Cropping shape={shape} start={firstCrop} />,
  })),
  {
    name: 'CropField: too near',
    isWide: true,
    render: () => <Cropping shape="scene" start={{ x: 100, y: 100, zoom: 400 }} />,
  },
];

function Cropping({ shape, start }: { shape: ImageShape; start: Crop }) {
  const [crop, setCrop] = useState(start);
  const { image } = useLoadedImage('/share/home.en.png');
  return image && <CropField image={image} crop={crop} shape={shape} onChange={setCrop} />;
}
