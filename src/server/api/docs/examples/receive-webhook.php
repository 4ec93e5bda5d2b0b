<?php
// php -S localhost:8080 receive-webhook.php
$key = base64_decode(substr(getenv('BILDWORT_WEBHOOK_SECRET'), strlen('whsec_')));
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$time = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
// The body exactly as it came.
$body = file_get_contents('php://input');

$expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $key, true));
$isGenuine = false;
// While a secret is replaced there are two signatures.
foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $given) {
    $isGenuine = $isGenuine || hash_equals($expected, $given);
}
if (!$isGenuine || abs(time() - (int) $time) > 300) {
    http_response_code(400);
    exit;
}

// A message can come twice, with the same id. A real receiver keeps the ids in its database.
$seen = sys_get_temp_dir() . '/' . hash('sha256', $id);
if (!file_exists($seen)) {
    $event = json_decode($body, true);
    error_log($event['type'] . ' ' . json_encode($event['data']));
    touch($seen);
}
http_response_code(204);
