import { pictureSides } from '../rules/index.ts';
import { endpoint } from './define.ts';
import { pictureSummary, pictureUpload } from './picture.ts';

export const uploads = {
  add: endpoint({
    ...pictureUpload,
    path: '/api/upload',
    access: 'user',
    tag: 'Profile',
    summary: pictureSummary('a picture', pictureSides.profile),
  }),
};
