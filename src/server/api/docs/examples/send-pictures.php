<?php
$boundary = bin2hex(random_bytes(16));
$body = '';
foreach ([['languages', 'de'], ['languages', 'en'], ['maxCost', '120']] as [$name, $value]) {
    $body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"\r\n\r\n$value\r\n";
}
foreach (['dogs.jpg', 'lake.jpg'] as $name) {
    $body .= "--$boundary\r\nContent-Disposition: form-data; name=\"pictures\"; filename=\"$name\"\r\n\r\n";
    $body .= file_get_contents($name) . "\r\n";
}
$body .= "--$boundary--\r\n";

$response = file_get_contents('https://bildwort.example/api/v1/jobs', false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: Bearer ' . getenv('BILDWORT_TOKEN'),
        "Content-Type: multipart/form-data; boundary=$boundary",
        'Idempotency-Key: ' . bin2hex(random_bytes(16)),
    ],
    'content' => $body,
    'ignore_errors' => true,
]]));
if ($response === false) {
    throw new RuntimeException('Bildwort could not be reached');
}
$job = json_decode($response, true);
if (isset($job['code'])) {
    throw new RuntimeException("{$job['error']} ({$job['code']}, {$job['requestId']})");
}

echo "job {$job['id']}: {$job['images']['total']} images, up to {$job['estimatedCents']} cents\n";
