<?php
// Installs WordPress and publishes posts. Argument: a JSON file of [name, content]. Prints the address of each as JSON.
$database = new mysqli(
    strtok(getenv('WP_DB_HOST'), ':'), getenv('WP_DB_USER'), getenv('WP_DB_PASSWORD'), '', (int) strtok(':')
);
$database->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('WP_ADDRESS'), PHP_URL_HOST);
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('A blog', 'admin', 'admin@example.com', false, '', bin2hex(random_bytes(12)));
// An administrator may publish scripts, as in the editor.
wp_set_current_user(1);
$made = [];
foreach (json_decode(file_get_contents($argv[1])) as [$name, $content]) {
    $id = wp_insert_post(['post_title' => $name, 'post_content' => wp_slash($content), 'post_status' => 'publish']);
    $made[$name] = home_url('/?p=' . $id);
}
echo "\n", json_encode($made);
