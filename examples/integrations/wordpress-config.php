<?php
// The settings of a WordPress that lives as long as `npm run integrations`.
define('DB_NAME', 'wordpress');
define('DB_HOST', getenv('WP_DB_HOST'));
define('DB_USER', getenv('WP_DB_USER'));
define('DB_PASSWORD', getenv('WP_DB_PASSWORD'));
define('WP_HOME', getenv('WP_ADDRESS'));
define('WP_SITEURL', getenv('WP_ADDRESS'));
define('WP_DEFAULT_THEME', 'twentytwentythree');
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
// WordPress asks other sites at their usual ports only; the product has a free one here.
$GLOBALS['wp_filter']['http_allowed_safe_ports'][10]['product'] = [
    'function' => fn($ports) => [...$ports, parse_url(getenv('LK_AT'), PHP_URL_PORT)],
    'accepted_args' => 1,
];
require_once ABSPATH . 'wp-settings.php';
