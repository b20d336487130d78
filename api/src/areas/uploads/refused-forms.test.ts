import { afterAll, beforeAll, expect, test } from 'vitest';
import { formWith, picture } from '../../testing/pictures.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let file: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  file = await picture(60, 40).jpeg().toBuffer();
});
afterAll(() => server.stop());

/** What is said of a body that is no form with one picture. */
async function refusal(body: unknown, type?: string) {
  const { client } = await server.signedInAdvisor();
  const headers = type === undefined ? undefined : { 'Content-Type': type };
  return (await client.post('/api/upload', body, headers && { headers })).problem();
}

test.each([
  [
    'an SVG that is called a PNG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a.png',
    'image/png',
  ],
  ['a page that is called a picture', Buffer.from('<!doctype html><script></script>'), 'a.gif', 'image/gif'],
  ['text', Buffer.from('text'), 'a.jpg', 'image/jpeg'],
])('%s is refused', async (_, bytes, name, type) => {
  expect(await refusal(formWith(bytes, name, type))).toMatchObject({
    status: 415,
    code: 'not_an_image',
    detail: 'Please select an image file (JPG, PNG, GIF)',
  });
});

const emptyForm = () => {
  const form = new FormData();
  form.append('headline', 'x');
  return form;
};
const twoFiles = () => {
  const form = formWith(file);
  form.append('file', new Blob([new Uint8Array(file)]), 'b.jpg');
  return form;
};
const manyFields = () => {
  const form = emptyForm();
  for (let number = 0; number < 50; number++) form.append(`field-${number}`, 'x');
  return form;
};

test.each([
  ['without a file', emptyForm, 'invalid_request', 'Please select an image file (JPG, PNG, GIF)'],
  ['with an empty file', () => formWith(Buffer.alloc(0)), 'invalid_request', undefined],
  ['with two files', twoFiles, 'invalid_request', 'The file belongs into the field "file", and only one.'],
  ['with the file elsewhere', () => formWith(file, 'a', 'b', 'avatar'), 'invalid_request', undefined],
  ['with dozens of fields', manyFields, 'malformed_form', undefined],
])('a form %s is refused', async (_, form, code, detail) => {
  const problem = await refusal(form());
  expect(problem).toMatchObject({ status: 400, code, ...(detail && { detail }) });
  if (code === 'invalid_request') expect(problem.errors?.map(error => error.path)).toEqual(['file']);
});

test.each([
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=b', 'x'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
  ],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; filename="a"\r\n\r\nx\r\n--b--\r\n',
  ],
  ['multipart/form-data; boundary=b', '--b\r\n\r\n\r\n--b--\r\n'],
  ['multipart/form-data; boundary=b', '--b--\r\n'],
  ['multipart/form-data; boundary=b', `--b\r\n${'x'.repeat(100_000)}\r\n--b--`],
  [`multipart/form-data; boundary=${'b'.repeat(5000)}`, '--b--'],
])('a form of type %s that is none is refused', async (type, body) => {
  expect(await refusal(body, type)).toMatchObject({ status: 400 });
});

test.each(['application/json', 'image/jpeg', 'text/plain'])('a body of type %s is refused', async type => {
  expect(await refusal('{}', type)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
});
