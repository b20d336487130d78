/** Where the token is kept that may go beside an admin's cookie; alone it opens nothing. */
export const adminTokenKey = 'admin_token';
